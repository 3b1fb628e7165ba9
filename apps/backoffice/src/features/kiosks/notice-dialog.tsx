import { useState } from 'react'
import type { BodyOf } from '#contract/call.ts'
import { saveValue } from '#contract/onling-v2/front-end.ts'
import { FRONT_END_VALUE_MAX } from '#contract/shapes/front-end-values.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { NOTICES, type Notice } from './notices.ts'

type Props = { readonly notice: Notice; readonly onClose: () => void }

/** Edits the notice of kiosks in one language; it waits for the second person that the policy requires. */
export function NoticeDialog({ notice: { name, language, kept }, onClose }: Props) {
  const { t, or } = useTexts()
  const [value, setValue] = useState(kept?.value ?? '')
  return (
    <ConfirmDialog
      title={t('kiosks.noticeWriteTitle', { language: or(`language.${language}`, language ?? name) })}
      button={t(kept ? 'kiosks.noticeChange' : 'kiosks.noticeWrite')}
      consequences={[{ kind: 'wait', what: t('kiosks.everyKiosk'), text: t('kiosks.noticeShows') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const body = {
          name: name as BodyOf<typeof saveValue>['name'],
          value: value.trim(),
          explanation,
          acceptedWarnings,
        }
        await ask(api(saveValue, { body }))
        announce(t('kiosks.noticeSaved'))
        await queryClient.invalidateQueries({ queryKey: NOTICES })
      }}
    >
      <TextField
        label={t('kiosks.noticeText')}
        hint={t('kiosks.noticeHint', { max: FRONT_END_VALUE_MAX })}
        maxLength={FRONT_END_VALUE_MAX}
        lang={language ?? undefined}
        value={value}
        onWrite={setValue}
        problem={value.trim() === '' ? t('kiosks.noticeMissing') : undefined}
      />
    </ConfirmDialog>
  )
}
