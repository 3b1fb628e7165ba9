import { useState } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { changeRole } from '#contract/play-v1/roles.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { announceOutcome } from './announce-outcome.ts'
import { readCeiling } from './read-ceiling.ts'
import type { Role } from './roles-table.tsx'

type Props = { readonly role: Role; readonly permission: Permission; readonly onClose: () => void }

/** One cell of the table as a request: whether the role has the right, and up to how much. */
export function ChangeRoleDialog({ role, permission, onClose }: Props) {
  const { t, or } = useTexts()
  const currency = useMainCurrency()
  const held = role.permissions.find((one) => one.permission === permission)
  const [has, setHas] = useState(held !== undefined)
  const [ceiling, setCeiling] = useState(
    held?.ceilingMinor === null || held === undefined ? '' : String(held.ceilingMinor / 100),
  )
  const ceilingMinor = readCeiling(ceiling)
  const roleName = or(`role.${role.role}`, role.name)
  const right = t(`right.${permission}`)
  const others = role.permissions.filter((one) => one.permission !== permission)
  return (
    <ConfirmDialog
      title={t('staff.changeTitle', { role: roleName, right })}
      button={t('staff.askChange')}
      consequences={[
        { kind: 'wait', what: t('staff.twoSign'), text: t('staff.twoSignChange', { count: role.holders }) },
      ]}
      onClose={onClose}
      onCommit={({ explanation }) => {
        const { name, audiences, idleMinutes, networks, hours } = role
        const changed = has ? [...others, { permission, ceilingMinor: ceilingMinor ?? null }] : others
        const body = { role: role.role, name, audiences, idleMinutes, networks, hours, permissions: changed }
        return announceOutcome(ask(api(changeRole, { body: { ...body, explanation } })), {
          done: t('staff.roleChanged'),
          waits: t('staff.requestWaits'),
        })
      }}
    >
      <label className={joinClasses(layout.row, textStyles.small)}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={has}
          onChange={(event) => setHas(event.target.checked)}
        />
        {t('staff.hasRight', { right })}
      </label>
      {has ? (
        <TextField
          label={t('staff.ceiling', { currency: currency ?? '' })}
          inputMode="decimal"
          value={ceiling}
          hint={t('staff.ceilingHint')}
          problem={ceilingMinor === undefined ? t('staff.ceilingWrong') : undefined}
          onWrite={setCeiling}
        />
      ) : null}
    </ConfirmDialog>
  )
}
