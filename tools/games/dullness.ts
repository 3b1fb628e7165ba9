import type { ReelDefinition } from '#games/engines.ts'

/** Why nobody would choose this game, or why it misses its target return (per cent); none when it is fit. */
export function dullness(definition: ReelDefinition, targetRtp: number): string[] {
  const { rtp, hitFrequency, featureOneIn } = definition.declared
  const problems: string[] = []
  if (Math.abs(Number(rtp) - targetRtp) > 0.03) problems.push(`returns ${rtp} %, not ${targetRtp} %.`)
  if (Number(hitFrequency) < 12) problems.push(`wins in ${hitFrequency} % of rounds only.`)
  if (Number(featureOneIn ?? 0) > 350) problems.push(`its feature comes once in ${featureOneIn} rounds.`)
  const longest = Math.max(...definition.symbols.map(({ pays }) => pays.length))
  for (let count = 0; count < longest; count += 1) {
    const pays = definition.symbols.map((symbol) => symbol.pays[count] ?? 0).filter((pay) => pay > 0)
    if (new Set(pays).size !== pays.length) problems.push(`two symbols pay alike for ${count}.`)
  }
  return problems
}
