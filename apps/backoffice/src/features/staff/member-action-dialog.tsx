import { useRef, useState } from 'react'
import * as members from '#contract/play-v1/staff-members.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { LinkOnce } from './link-once.tsx'
import type { Member } from './member-pane.tsx'

export type MemberAction =
  | { readonly kind: 'deactivate' | 'activate' | 'unlock' | 'password' | 'everything' }
  | { readonly kind: 'session'; readonly sessionId: string }

type Props = { readonly member: Member; readonly action: MemberAction; readonly onClose: () => void }

/**
 * Actions of one person on another without an approval: they disable or restore a way to sign in, and give no
 * permission.
 */
export function MemberActionDialog({ member, action, onClose }: Props) {
  const { t } = useTexts()
  const [link, setLink] = useState<string>()
  const hasLink = useRef(false)
  const { userId, name } = member
  const { kind } = action
  if (link) return <LinkOnce url={link} onClose={onClose} />
  const run = async (explanation: string) => {
    const body = { userId, explanation }
    if (kind === 'session') await ask(api(members.endStaffSessions, { body: { ...body, sessionId: action.sessionId } }))
    else if (kind === 'deactivate') await ask(api(members.deactivateStaff, { body }))
    else if (kind === 'activate') await ask(api(members.activateStaff, { body }))
    else if (kind === 'unlock') await ask(api(members.unlockStaff, { body }))
    else return (await ask(api(members.resetStaff, { body: { ...body, what: kind } }))).link.url
    return null
  }
  return (
    <ConfirmDialog
      title={t(`staff.do.${kind}.title`, { name })}
      button={t(`staff.do.${kind}.button`)}
      isDangerous={kind === 'deactivate'}
      consequences={[{ kind: kind === 'deactivate' ? 'stop' : 'info', what: name, text: t(`staff.do.${kind}.now`) }]}
      onClose={() => {
        // A link shown once must be closed by hand.
        if (!hasLink.current) onClose()
      }}
      onCommit={async ({ explanation }) => {
        const url = await run(explanation)
        announce(t('staff.done'))
        await queryClient.invalidateQueries({ queryKey: ['staff'] })
        hasLink.current = url !== null
        if (url) setLink(url)
      }}
    />
  )
}
