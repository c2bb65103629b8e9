import { useLanguage, useText } from '@remote-console/ui';
import { DownloadsWidget } from '@remote-console/ui/downloads';
import { useFrame } from '../frame/index.ts';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';
import { useServices } from '../services/index.ts';

function Downloads() {
  const text = useText('downloads');
  const lang = useLanguage();
  const { mode, help } = useServices();
  const { openAddDevice } = useFrame();
  return (
    <>
      <PageTitle title={text('title')} />
      <DownloadsWidget
        mode={mode.standalone ? 'standalone' : 'normal'}
        faqHref={help.faq ?? `/faq/${lang}.html`}
        onAddDevice={() => openAddDevice({ groupId: null })}
        noticesHref={hrefOf('notice', { lang })}
      />
    </>
  );
}

/** Programs, documents, and installers, for every signed-in user (C-GUARD-23). */
export function DownloadsRoute() {
  return (
    <PageGuard name="downloads">
      <Downloads />
    </PageGuard>
  );
}
