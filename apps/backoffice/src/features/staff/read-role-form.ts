import type { BodyOf } from '#contract/call.ts'
import type { changeRole } from '#contract/play-v1/roles.ts'

type Body = BodyOf<typeof changeRole>

/** A role in the form: a key, and numbers as text. */
export type RoleForm = Pick<Body, 'name' | 'hours' | 'permissions'> & {
  readonly key: string
  /** Minutes; empty for the default. */
  readonly idle: string
  /** IP networks, separated by commas or blanks; empty for any. */
  readonly networks: string
}

const KEY = /^[a-z][a-z0-9-]{1,39}$/
const IDLE_MAX = 60
/** A rough check; the server validates exactly. */
const NETWORK = /^[0-9a-f.:]{2,45}\/\d{1,3}$/i

/** The request, and its invalid fields. */
export function readRoleForm(form: RoleForm): {
  readonly body: Omit<Body, 'explanation' | 'audiences'>
  readonly problems: readonly (keyof RoleForm)[]
} {
  const networks = form.networks.split(/[\s,;]+/).filter(Boolean)
  const idle = form.idle.trim()
  const minutes = Number(idle)
  const { hours } = form
  const problems: (keyof RoleForm)[] = []
  if (!KEY.test(form.key)) problems.push('key')
  if (form.name.trim() === '') problems.push('name')
  if (idle !== '' && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= IDLE_MAX)) problems.push('idle')
  if (!networks.every((one) => NETWORK.test(one))) problems.push('networks')
  if (hours && (hours.days.length === 0 || hours.from === '' || hours.until === '' || hours.from === hours.until))
    problems.push('hours')
  return {
    body: {
      role: form.key,
      name: form.name.trim(),
      permissions: form.permissions,
      idleMinutes: idle === '' ? null : minutes,
      networks: [...new Set(networks)],
      hours,
    },
    problems,
  }
}
