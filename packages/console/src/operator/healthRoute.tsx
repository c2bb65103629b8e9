import { useLanguage, useText } from '@remote-console/ui';
import { HealthWidget } from '@remote-console/ui/operator';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

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

/** The server's health, for the service operator. */
export function HealthRoute() {
  return (
    <PageGuard name="operator-health">
      <Health />
    </PageGuard>
  );
}
