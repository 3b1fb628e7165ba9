import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getStaff } from '#contract/play-v1/staff-members.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay, useMe } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'
import { GiveRoleDialog } from './give-role-dialog.tsx'
import { GrantList } from './grant-list.tsx'
import { MemberActionDialog, type MemberAction } from './member-action-dialog.tsx'
import { RightList } from './right-list.tsx'

export type Member = ReplyOf<typeof getStaff>

/** One member of staff: roles with the two people who gave each, permissions, ways to sign in, open sessions. */
export function MemberPane({ userId, onClose }: { readonly userId: number; readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const me = useMe().data
  const mayAudit = useMay('audit.read')
  const [action, setAction] = useState<MemberAction>()
  const [isGiving, setGiving] = useState(false)
  const { data: member, ...query } = useQuery({
    queryKey: ['staff', 'member', userId],
    queryFn: () => ask(api(getStaff, { query: { userId } })),
    refetchInterval: 15_000,
  })
  const isOwn = me?.user.userId === userId
  return (
    <aside className={layout.pane} aria-label={member?.name ?? t('staff.name')}>
      <div className={layout.section}>
        <div className={joinClasses(layout.row, layout.between)}>
          <span className={joinClasses(textStyles.small, textStyles.muted)}>
            {t('staff.number', { number: userId })}
          </span>
          <Button variant="ghost" aria-label={t('staff.close')} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
        {member ? (
          <>
            <div className={joinClasses(layout.row, layout.between)}>
              <h2 className={textStyles.large}>{member.name}</h2>
              <MemberState member={member} />
            </div>
            <div className={joinClasses(textStyles.small, textStyles.secondary)}>{member.email}</div>
          </>
        ) : null}
      </div>
      {member ? (
        <>
          <div className={layout.section}>
            <div className={joinClasses(layout.row, layout.between)}>
              <h2>{t('staff.roles')}</h2>
              {isOwn || !member.isActive ? null : (
                <ActionButton permission="roles.manage" label={t('staff.giveRole')} onClick={() => setGiving(true)} />
              )}
            </div>
            <GrantList grants={member.grants} isOwn={isOwn} />
          </div>
          <div className={layout.section}>
            <h2>{t('staff.rights')}</h2>
            <RightList rights={member.rights} />
          </div>
          <div className={layout.section}>
            <h2>{t('staff.factors')}</h2>
            <WaysIn member={member} isOwn={isOwn} onAct={setAction} />
          </div>
          {member.linkOpenUntil ? (
            <div className={joinClasses(layout.section, textStyles.small)}>
              {t('staff.linkOpen', { until: writeMoment(member.linkOpenUntil, language) })}
            </div>
          ) : null}
          {member.deactivatedAt ? (
            <div className={joinClasses(layout.section, textStyles.small)}>
              {t('staff.goneSince', { day: writeDay(member.deactivatedAt, language) })}
            </div>
          ) : null}
          {mayAudit ? (
            <div className={joinClasses(layout.section, textStyles.small)}>
              <Link to={`${paths.audit}?userId=${userId}`}>{t('staff.audit')}</Link>
            </div>
          ) : null}
          {isOwn ? (
            <div className={joinClasses(layout.section, textStyles.small)}>{t('staff.own')}</div>
          ) : (
            <Actions member={member} onAct={setAction} />
          )}
          {isGiving ? <GiveRoleDialog member={member} onClose={() => setGiving(false)} /> : null}
          {action ? <MemberActionDialog member={member} action={action} onClose={() => setAction(undefined)} /> : null}
        </>
      ) : null}
    </aside>
  )
}

type ActProps = { readonly member: Member; readonly onAct: (action: MemberAction) => void }

/** Credentials and sessions of a member of staff. */
function WaysIn({ member, isOwn, onAct }: ActProps & { readonly isOwn: boolean }) {
  const { t, language } = useTexts()
  return (
    <ul className={joinClasses(textStyles.small, layout.column)}>
      <li>
        <Status kind={member.factors.code ? 'ok' : 'info'}>{t('profile.authenticator')}</Status>{' '}
        {t(member.factors.code ? 'staff.set' : 'staff.notSet')}
      </li>
      <li>
        <Status kind={member.factors.passkeys > 0 ? 'ok' : 'info'}>{t('profile.passkeys')}</Status>{' '}
        {member.factors.passkeys}
      </li>
      <li>
        <Status kind={member.factors.recoveryCodes > 0 ? 'ok' : 'info'}>{t('profile.recoveryCodes')}</Status>{' '}
        {t('staff.left', { count: member.factors.recoveryCodes })}
      </li>
      {member.sessions.map((session) => (
        <li key={session.sessionId} className={joinClasses(layout.row, layout.between)}>
          <span>
            <Status kind="ok">{t('staff.session')}</Status> {session.client}, {session.source},{' '}
            {writeMoment(session.openedAt, language)}
          </span>
          {isOwn ? null : (
            <ActionButton
              permission="staff.manage"
              label={t('staff.endSession')}
              onClick={() => onAct({ kind: 'session', sessionId: session.sessionId })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Actions({ member, onAct }: ActProps) {
  const { t } = useTexts()
  return (
    <div className={joinClasses(layout.section, layout.row, layout.wrap)}>
      {member.blockedUntil ? (
        <ActionButton permission="staff.manage" label={t('staff.unlock')} onClick={() => onAct({ kind: 'unlock' })} />
      ) : null}
      {member.isActive ? (
        <>
          <ActionButton
            permission="staff.manage"
            label={t('staff.resetPassword')}
            onClick={() => onAct({ kind: 'password' })}
          />
          <ActionButton
            permission="staff.manage"
            label={t('staff.resetEverything')}
            onClick={() => onAct({ kind: 'everything' })}
          />
          <ActionButton
            permission="staff.manage"
            variant="danger"
            label={t('staff.deactivate')}
            onClick={() => onAct({ kind: 'deactivate' })}
          />
        </>
      ) : (
        <ActionButton
          permission="staff.manage"
          label={t('staff.activate')}
          onClick={() => onAct({ kind: 'activate' })}
        />
      )}
    </div>
  )
}

function MemberState({ member }: { readonly member: Member }) {
  const { t, language } = useTexts()
  if (!member.isActive) return <Status kind="stop">{t('staff.inactive')}</Status>
  if (member.blockedUntil)
    return <Status kind="hold">{t('staff.blocked', { until: writeMoment(member.blockedUntil, language) })}</Status>
  if (!member.hasJoined) return <Status kind="info">{t('staff.waits')}</Status>
  return <Status kind="ok">{t('staff.active')}</Status>
}
