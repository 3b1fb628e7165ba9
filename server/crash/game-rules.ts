import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import { crashEngine, type CrashDefinition } from '#games/engines/crash/math/index.ts'

export type CrashRules = { readonly definition: CrashDefinition; readonly definitionHash: string }

/** The definition of a shared game, or nothing when the key names no such game. */
export function rulesOf(gameKey: string): CrashRules | undefined {
  const found = loadMathematics(gameKey)
  if (found?.definition.engine !== 'crash') return undefined
  return { definition: found.definition, definitionHash: found.definitionHash }
}

/** Whether a bet may be cashed out there by itself. */
export function isCashOutAllowed(definition: CrashDefinition, autoCashOut: number): boolean {
  return crashEngine.problemsOfBet(definition, { cashOut: autoCashOut }).length === 0
}

/** Every shared game, by key. */
export function listCrashGames(): readonly { readonly key: string; readonly name: string }[] {
  return listCatalogue().flatMap(({ key, name, engine }) => (engine === 'crash' ? [{ key, name: name.cs }] : []))
}
