export type Phone = {
  /** `+420777123456` */
  readonly e164: string
  /** What the numbering plan says. Of a foreign number we know nothing, and trust that it takes text messages. */
  readonly kind: 'mobile' | 'fixed' | 'foreign'
}

type Plan = { readonly prefix: string; readonly mobile: RegExp; readonly fixed: RegExp }

/** Numbering plans, national part of nine digits (providers §10.3). Premium and short numbers are in neither. */
const PLANS: Readonly<Record<'CZ' | 'SK', Plan>> = {
  CZ: { prefix: '420', mobile: /^(?:60[1-8]|70[2-5]|72\d|73\d|77\d|79\d)\d{6}$/, fixed: /^[2-5]\d{8}$/ },
  SK: { prefix: '421', mobile: /^(?:90[1-8]|91[0-24-9]|94[04579]|948|95[01])\d{6}$/, fixed: /^[2-5]\d{8}$/ },
}

/**
 * Reads a phone number as people write it: national, with `00` or with `+`; a Slovak national one may begin with 0.
 * @param country whose national numbers are meant where no country is written
 */
export function readPhone(written: string, country: 'CZ' | 'SK'): Phone | undefined {
  const text = written.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+')
  if (!/^\+?\d{5,15}$/.test(text)) return undefined
  const international = text.startsWith('+') ? text.slice(1) : PLANS[country].prefix + text.replace(/^0(?=\d{9}$)/, '')
  const plan = Object.values(PLANS).find(({ prefix }) => international.startsWith(prefix))
  if (!plan) return /^[1-9]\d{7,14}$/.test(international) ? { e164: `+${international}`, kind: 'foreign' } : undefined
  const national = international.slice(plan.prefix.length)
  if (plan.mobile.test(national)) return { e164: `+${international}`, kind: 'mobile' }
  if (plan.fixed.test(national)) return { e164: `+${international}`, kind: 'fixed' }
  return undefined
}

/** `+420777123456` → `+420 777 123 456`. */
export function showPhone(e164: string): string {
  const plan = Object.values(PLANS).find(({ prefix }) => e164.startsWith(`+${prefix}`))
  if (!plan) return e164
  return `+${plan.prefix} ${e164.slice(plan.prefix.length + 1).replaceAll(/(\d{3})(?=\d)/g, '$1 ')}`
}
