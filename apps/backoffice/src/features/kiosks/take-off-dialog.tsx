import { removeValue } from '#contract/onling-v2/front-end.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { NOTICES, type Notice } from './notices.ts'

type Props = { readonly notice: Notice; readonly onClose: () => void }

/** Removes a notice from the kiosks, at once. */
export function TakeOffDialog({ notice: { name, language }, onClose }: Props) {
  const { t, or } = useTexts()
  return (
    <ConfirmDialog
      title={t('kiosks.noticeTakeOffTitle', { name: language === null ? name : or(`language.${language}`, language) })}
      button={t('kiosks.noticeTakeOff')}
      consequences={[{ kind: 'ok', what: t('kiosks.everyKiosk'), text: t('kiosks.noticeGoes') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(removeValue, { query: { name, explanation } }))
        announce(t('kiosks.noticeGone'))
        await queryClient.invalidateQueries({ queryKey: NOTICES })
      }}
    />
  )
}
