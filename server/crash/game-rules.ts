import { assert, type Querier } from '../kernel/index.ts'
import type { CrashNeeds } from './needs.ts'
import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import { crashEngine, type CrashDefinition } from '#games/engines/crash/math/index.ts'

export type CrashRules = { readonly definition: CrashDefinition; readonly definitionHash: string }

/** The definition of a shared game, or undefined when the key is of no such game. */
export function rulesOf(gameKey: string): CrashRules | undefined {
  const found = loadMathematics(gameKey)
  if (found?.definition.engine !== 'crash') return undefined
  return { definition: found.definition, definitionHash: found.definitionHash }
}

/** The rules that a round was opened with: the current ones, or the stored ones when the game has been changed since. */
export async function rulesOfRound(
  needs: Pick<CrashNeeds, 'findDefinition'>,
  db: Querier,
  { gameKey, definitionHash }: { readonly gameKey: string; readonly definitionHash: string },
): Promise<CrashDefinition> {
  const present = rulesOf(gameKey)
  if (present?.definitionHash === definitionHash) return present.definition
  const kept = await needs.findDefinition(db, definitionHash)
  assert(typeof kept === 'object' && kept !== null, 'Every definition that was played with is kept.')
  return kept as CrashDefinition
}

/** Whether a bet may have an automatic cash-out there. */
export function isCashOutAllowed(definition: CrashDefinition, autoCashOut: number): boolean {
  return crashEngine.problemsOfBet(definition, { cashOut: autoCashOut }).length === 0
}

/** Every shared game, by key. */
export function listCrashGames(): readonly { readonly key: string; readonly name: string }[] {
  return listCatalogue().flatMap(({ key, name, engine }) => (engine === 'crash' ? [{ key, name: name.cs }] : []))
}
