import { useLanguage, useText } from '@remote-console/ui';
import { HealthWidget } from '@remote-console/ui/operator';
import { PageGuard } from '../routes/PageGuard.tsx';
import { PageTitle } from '../routes/PageTitle.tsx';
import { hrefOf } from '../routes/paths.ts';

function Health() {
  const text = useText('frame');
  const lang = useLanguage();
  return (
    <>
      <PageTitle title={text('operatorHealth')} />
      <HealthWidget mailHref={hrefOf('operator-mail', { lang })} />
    </>
  );
}

/** How the server is, for the operator of the service. */
export function HealthRoute() {
  return (
    <PageGuard name="operator-health">
      <Health />
    </PageGuard>
  );
}
