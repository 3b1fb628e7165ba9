import { useRef, useState } from 'react'
import { languageNames } from '#config/language-names.ts'
import { inviteStaff } from '#contract/play-v1/staff-members.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { LANGUAGES, settings } from '../../shell/settings.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { LinkOnce } from './link-once.tsx'

/** Invites a member of staff: without any permission; roles are requested separately. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const own = settings.language.use()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState(own)
  const [link, setLink] = useState<string>()
  const hasLink = useRef(false)
  if (link) return <LinkOnce url={link} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t('staff.inviteTitle')}
      button={t('staff.invite')}
      explanationLabel={t('staff.inviteWhy')}
      consequences={[{ kind: 'info', what: t('staff.inviteLetter'), text: t('staff.inviteNow') }]}
      onClose={() => {
        if (!hasLink.current) onClose()
      }}
      onCommit={async ({ explanation }) => {
        const body = { name: name.trim(), email: email.trim(), language, explanation }
        const { url } = (await ask(api(inviteStaff, { body }))).link
        announce(t('staff.invited', { name: name.trim() }))
        await queryClient.invalidateQueries({ queryKey: ['staff'] })
        hasLink.current = url !== null
        if (url) setLink(url)
      }}
    >
      <TextField
        label={t('staff.fullName')}
        value={name}
        maxLength={80}
        problem={name.trim().length < 2 ? t('staff.nameNeeded') : undefined}
        onWrite={setName}
      />
      <TextField
        label={t('players.email')}
        type="email"
        value={email}
        maxLength={254}
        problem={/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t('staff.emailNeeded')}
        onWrite={setEmail}
      />
      <Select
        label={t('shell.language')}
        value={language}
        onChange={(event) => setLanguage(LANGUAGES.find((one) => one === event.target.value) ?? own)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
    </ConfirmDialog>
  )
}
