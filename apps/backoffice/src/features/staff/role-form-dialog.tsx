import { useState } from 'react'
import { PERMISSIONS, type Permission } from '#contract/permissions.ts'
import { changeRole } from '#contract/play-v1/roles.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { announceOutcome } from './announce-outcome.ts'
import { HoursFields } from './hours-fields.tsx'
import { readRoleForm, type RoleForm } from './read-role-form.ts'
import type { Role } from './roles-table.tsx'

type Props = {
  /** Undefined makes a new one. */
  readonly role?: Role | undefined
  readonly roles: readonly Role[]
  readonly onClose: () => void
}

/** A new role, or the name and the rules of one: when, from where and how long it counts. Somebody else signs it. */
export function RoleFormDialog({ role, roles, onClose }: Props) {
  const { t, or } = useTexts()
  const [form, setForm] = useState<RoleForm>(() => ({
    key: role?.role ?? '',
    name: role?.name ?? '',
    idle: role?.idleMinutes === null || role === undefined ? '' : String(role.idleMinutes),
    networks: role?.networks.join(', ') ?? '',
    hours: role?.hours ?? null,
    permissions: role?.permissions ?? [],
  }))
  const [forEveryBrand, setForEveryBrand] = useState(false)
  const write = (some: Partial<RoleForm>) => setForm((before) => ({ ...before, ...some }))
  const { body, problems } = readRoleForm(form)
  const problem = (field: keyof RoleForm) =>
    problems.includes(field) ? t(`staff.roleWrong.${field as 'key'}`) : undefined
  return (
    <ConfirmDialog
      title={role ? t('staff.roleRulesTitle', { role: or(`role.${role.role}`, role.name) }) : t('staff.newRole')}
      button={t('staff.askChange')}
      consequences={[
        { kind: 'wait', what: t('staff.twoSign'), text: t('staff.twoSignChange', { count: role?.holders ?? 0 }) },
      ]}
      onClose={onClose}
      onCommit={({ explanation }) =>
        announceOutcome(
          ask(api(changeRole, { body: { ...body, audiences: role?.audiences ?? [], forEveryBrand, explanation } })),
          {
            done: t('staff.roleChanged'),
            waits: t('staff.requestWaits'),
          },
        )
      }
    >
      {role ? null : (
        <>
          <TextField
            label={t('staff.roleKey')}
            hint={t('staff.roleKeyHint')}
            maxLength={40}
            value={form.key}
            problem={roles.some((one) => one.role === form.key) ? t('staff.roleWrong.taken') : problem('key')}
            onWrite={(key) => write({ key })}
          />
          <label className={joinClasses(layout.row, textStyles.small)}>
            <input
              type="checkbox"
              className={controls.checkbox}
              checked={forEveryBrand}
              onChange={({ target }) => setForEveryBrand(target.checked)}
            />
            {t('staff.everyBrand')}
          </label>
          <RightsLike roles={roles} onChoose={(permissions) => write({ permissions })} />
        </>
      )}
      <TextField
        label={t('staff.roleName')}
        maxLength={60}
        value={form.name}
        problem={problem('name')}
        onWrite={(name) => write({ name })}
      />
      {role ? null : <Rights permissions={form.permissions} onChange={(permissions) => write({ permissions })} />}
      <TextField
        label={t('approvals.field.idleMinutes')}
        hint={t('staff.idleHint')}
        inputMode="numeric"
        value={form.idle}
        problem={problem('idle')}
        onWrite={(idle) => write({ idle })}
      />
      <TextField
        label={t('approvals.field.networks')}
        hint={t('staff.networksHint')}
        maxLength={2000}
        value={form.networks}
        problem={problem('networks')}
        onWrite={(networks) => write({ networks })}
      />
      <HoursFields value={form.hours} onWrite={(hours) => write({ hours })} problem={problem('hours')} />
    </ConfirmDialog>
  )
}

type RightsOf = RoleForm['permissions']
type LikeProps = { readonly roles: readonly Role[]; readonly onChoose: (permissions: RightsOf) => void }

/** The rights of another role to begin with. */
function RightsLike({ roles, onChoose }: LikeProps) {
  const { t, or } = useTexts()
  return (
    <Select
      label={t('staff.rightsLike')}
      defaultValue=""
      onChange={({ target }) => onChoose(roles.find((one) => one.role === target.value)?.permissions ?? [])}
    >
      <option value="">{t('staff.noRights')}</option>
      {roles.map((one) => (
        <option key={one.role} value={one.role}>
          {or(`role.${one.role}`, one.name)}
        </option>
      ))}
    </Select>
  )
}

type RightsProps = { readonly permissions: RightsOf; readonly onChange: (permissions: RightsOf) => void }

function Rights({ permissions, onChange }: RightsProps) {
  const { t } = useTexts()
  const has = (permission: Permission) => permissions.some((one) => one.permission === permission)
  const toggle = (permission: Permission) =>
    onChange(
      has(permission)
        ? permissions.filter((one) => one.permission !== permission)
        : [...permissions, { permission, ceilingMinor: null }],
    )
  return (
    <fieldset>
      <legend>{t('staff.roleRights')}</legend>
      <div className={controls.ticks}>
        {PERMISSIONS.map((permission) => (
          <label key={permission} className={joinClasses(layout.row, textStyles.small)}>
            <input
              type="checkbox"
              className={controls.checkbox}
              checked={has(permission)}
              onChange={() => toggle(permission)}
            />
            {t(`right.${permission}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
