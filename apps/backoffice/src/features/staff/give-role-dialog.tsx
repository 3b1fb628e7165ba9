import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { VENUE_ROLES, type Permission } from '#contract/permissions.ts'
import { listRoles } from '#contract/play-v1/roles.ts'
import { giveRole } from '#contract/play-v1/staff-members.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { instantOf } from '../../shell/local-time.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { announceOutcome } from './announce-outcome.ts'
import type { Member } from './member-pane.tsx'
import { readCeiling } from './read-ceiling.ts'
import { VenueFields } from './venue-fields.tsx'

/** Rights that amounts are judged by. */
const MONEY_RIGHTS: readonly Permission[] = ['payments.manage', 'payments.refund', 'payments.send', 'bonuses.manage']

/** Requests a role with a beginning and an end; a second person signs it. */
export function GiveRoleDialog({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { t, or } = useTexts()
  const currency = useMainCurrency()
  const roles = useQuery({ queryKey: ['staff', 'roles', ''], queryFn: () => ask(api(listRoles, { query: {} })) })
  const [role, setRole] = useState('')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [venues, setVenues] = useState<readonly string[]>([])
  const isOfVenues = VENUE_ROLES.includes(role)
  const [ceilings, setCeilings] = useState<Readonly<Partial<Record<Permission, string>>>>({})
  const [now] = useState(() => new Date().toISOString())
  const [validFrom, validUntil] = [instantOf(from), instantOf(until)]
  const isHeld = member.grants.some(
    (grant) => grant.role === role && grant.validFrom <= now && (grant.validUntil === null || grant.validUntil > now),
  )
  const held = roles.data?.roles.find((one) => one.role === role)?.permissions ?? []
  const moneyRights = held.filter(({ permission }) => MONEY_RIGHTS.includes(permission))
  const lower = moneyRights.flatMap(({ permission }) => {
    const ceilingMinor = readCeiling(ceilings[permission] ?? '')
    return typeof ceilingMinor === 'number' ? [{ permission, ceilingMinor }] : []
  })
  return (
    <ConfirmDialog
      title={t('staff.giveTitle', { name: member.name })}
      button={t('staff.askGive')}
      consequences={[
        { kind: 'wait', what: t('staff.twoSign'), text: t('staff.twoSignGive') },
        ...(isHeld ? [{ kind: 'hold', what: t('staff.heldAlready'), text: '' } as const] : []),
      ]}
      onClose={onClose}
      onCommit={({ explanation }) =>
        announceOutcome(
          ask(
            api(giveRole, {
              body: {
                userId: member.userId,
                role,
                explanation,
                ...(validFrom ? { validFrom } : {}),
                ...(validUntil ? { validUntil } : {}),
                ...(isOfVenues ? { venues: [...venues] } : {}),
                ...(lower.length > 0 ? { ceilings: lower } : {}),
                ...(isHeld ? { acceptedWarnings: ['role-held-already'] } : {}),
              },
            }),
          ),
          { done: t('staff.roleGiven'), waits: t('staff.requestWaits') },
        )
      }
    >
      <Select
        label={t('staff.role')}
        value={role}
        data-wrong={role === '' ? '' : undefined}
        onChange={(event) => setRole(event.target.value)}
      >
        <option value="">{t('staff.chooseRole')}</option>
        {roles.data?.roles.map((one) => (
          <option key={one.role} value={one.role}>
            {or(`role.${one.role}`, one.name)}
          </option>
        ))}
      </Select>
      {isOfVenues ? <VenueFields chosen={venues} onChoose={setVenues} /> : null}
      {moneyRights.map(({ permission, ceilingMinor }) => (
        <TextField
          key={permission}
          label={t('staff.ceilingOf', { right: t(`right.${permission}`), currency: currency ?? '' })}
          inputMode="decimal"
          value={ceilings[permission] ?? ''}
          hint={t(ceilingMinor === null ? 'staff.ceilingHint' : 'staff.ceilingAsRole', {
            amount: ceilingMinor === null ? '' : String(ceilingMinor / 100),
          })}
          problem={readCeiling(ceilings[permission] ?? '') === undefined ? t('staff.ceilingWrong') : undefined}
          onWrite={(written) => setCeilings((before) => ({ ...before, [permission]: written }))}
        />
      ))}
      <TextField
        label={t('staff.from')}
        type="datetime-local"
        value={from}
        hint={t('staff.fromHint')}
        onWrite={setFrom}
      />
      <TextField
        label={t('staff.until')}
        type="datetime-local"
        value={until}
        hint={t('staff.untilHint')}
        problem={validUntil && validUntil <= (validFrom ?? now) ? t('staff.untilPast') : undefined}
        onWrite={setUntil}
      />
    </ConfirmDialog>
  )
}
