import type { Variables } from '#config/resolve.ts'
import type { VisitorLimit } from './hold-visitors.ts'

const KEY_LENGTH_MIN = 32

/**
 * How many new visitors are let in; undefined where there is no waiting line. @param problems problems of the input are
 * added here
 */
export function readVisitorLimit(env: Variables, problems: string[]): VisitorLimit | undefined {
  const written = env['VISITORS_PER_SECOND']?.trim()
  const key = env['VISITOR_KEY']?.trim() || undefined
  if (key !== undefined && key.length < KEY_LENGTH_MIN)
    problems.push(`VISITOR_KEY has fewer than ${KEY_LENGTH_MIN} characters.`)
  if (!written) return undefined
  const perSecond = Number(written)
  if (!(Number.isInteger(perSecond) && perSecond > 0)) problems.push('VISITORS_PER_SECOND is no whole number above 0.')
  return { perSecond, key }
}
