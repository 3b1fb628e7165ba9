import { useState } from 'react'
import { endRole } from '#contract/play-v1/staff-members.ts'
import type { Grant } from '#contract/shapes/rights.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { announceOutcome } from './announce-outcome.ts'

/** Roles of a person, the ended ones below: from when, until when, and who gave each. */
export function GrantList({ grants, isOwn }: { readonly grants: readonly Grant[]; readonly isOwn: boolean }) {
  const { t, or, language } = useTexts()
  const [ending, setEnding] = useState<Grant>()
  const [now] = useState(() => new Date().toISOString())
  const isOver = ({ validUntil }: Grant) => validUntil !== null && validUntil <= now
  const sorted = [...grants.filter((one) => !isOver(one)), ...grants.filter(isOver)]
  const whoGave = ({ givenByName, approvedByName }: Grant) =>
    [givenByName, approvedByName].filter(Boolean).join(', ') || t('staff.givenByInstallation')
  if (grants.length === 0) return <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('staff.noRole')}</p>
  return (
    <>
      <ul className={layout.column}>
        {sorted.map((grant) => (
          <li
            key={grant.grantId}
            className={joinClasses(
              layout.row,
              layout.between,
              layout.wrap,
              textStyles.small,
              isOver(grant) && textStyles.muted,
            )}
          >
            <b>{or(`role.${grant.role}`, grant.roleName)}</b>
            {grant.venues ? <span>{grant.venues.map(({ name }) => name).join(', ')}</span> : null}
            <span>
              {t(grant.validUntil ? 'staff.fromUntil' : 'staff.fromNoEnd', {
                from: writeDay(grant.validFrom, language),
                until: grant.validUntil ? writeDay(grant.validUntil, language) : '',
              })}
            </span>
            <span className={textStyles.secondary} title={grant.reason}>
              {whoGave(grant)}
            </span>
            {isOver(grant) || isOwn ? null : (
              <ActionButton permission="roles.manage" label={t('staff.endRole')} onClick={() => setEnding(grant)} />
            )}
          </li>
        ))}
      </ul>
      {ending ? (
        <ConfirmDialog
          title={t('staff.endRoleTitle', { role: or(`role.${ending.role}`, ending.roleName), name: ending.userName })}
          button={t('staff.askEnd')}
          isDangerous
          consequences={[{ kind: 'wait', what: t('staff.twoSign'), text: t('staff.twoSignEnd') }]}
          onClose={() => setEnding(undefined)}
          onCommit={({ explanation }) =>
            announceOutcome(ask(api(endRole, { body: { grantId: ending.grantId, explanation } })), {
              done: t('staff.roleEnded'),
              waits: t('staff.requestWaits'),
            })
          }
        />
      ) : null}
    </>
  )
}
