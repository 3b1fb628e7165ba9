import { CallProblem } from '../../shell/api.ts'
import type { Finding } from './campaigns.ts'

/** Findings of the law in a refusal. */
export function findingsOf(error: unknown): readonly Finding[] {
  if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_CAMPAIGN_NOT_LAWFUL') return []
  const findings: unknown = error.failed.details?.['findings']
  return Array.isArray(findings) ? (findings as readonly Finding[]) : []
}

/** The field of a contradiction in the terms, and the problem. */
export function termsProblemOf(error: unknown): { readonly field: string; readonly problem: string } | undefined {
  if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_CAMPAIGN_TERMS') return undefined
  const { field, problem } = error.failed.details ?? {}
  return typeof field === 'string' && typeof problem === 'string' ? { field, problem } : undefined
}
