import { joinClasses } from '#ui/join-classes.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { Role } from './roles-table.tsx'

/** When, from where and how long a role is valid, and its version. */
export function RoleRules({ roles }: { readonly roles: readonly Role[] }) {
  const { t, language } = useTexts()
  const lines = [
    { name: t('staff.brands'), of: ({ target }: Role) => target ?? t('staff.allBrands') },
    {
      name: t('approvals.field.hours'),
      of: ({ hours }: Role) => (hours ? `${hours.days.join(', ')} · ${hours.from}–${hours.until}` : t('staff.anyTime')),
    },
    { name: t('approvals.field.networks'), of: ({ networks }: Role) => networks.join(', ') || t('staff.anywhere') },
    {
      name: t('approvals.field.idleMinutes'),
      of: ({ idleMinutes }: Role) => (idleMinutes === null ? t('staff.usual') : String(idleMinutes)),
    },
    {
      name: t('staff.version'),
      of: ({ version, validFrom }: Role) => `${version}, ${writeDay(validFrom, language)}`,
    },
  ]
  return lines.map(({ name, of }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {roles.map((role) => (
        <td key={role.role} className={joinClasses(textStyles.small, textStyles.secondary)}>
          {of(role)}
        </td>
      ))}
    </tr>
  ))
}
