import type { DefinitionContent, Texts } from '#contract/shapes/loyalty.ts'
import { refuse } from '../../kernel/index.ts'
import type { LoyaltyNeeds } from '../needs.ts'

type Needs = Pick<LoyaltyNeeds, 'languages' | 'judgeGame'>

/**
 * Checks that the schema cannot express: a text missing in a language of the brand, a ladder with two levels at the
 * same points.
 */
export function checkContent(needs: Needs, key: string, content: DefinitionContent): void {
  const wrong = (field: string, more: object = {}): never => refuse('ERR_DEFINITION_NOT_VALID', { field, ...more })
  for (const [field, texts] of textsOf(content)) {
    const missing = needs.languages.filter((language) => !texts[language]?.trim())
    if (missing.length > 0) wrong(field, { missing })
  }
  if (content.kind === 'rule') {
    if ((content.fact === 'stake') !== (content.perMinor !== null)) wrong('perMinor')
    if (content.dayMax !== null && content.dayMax < content.points) wrong('dayMax')
  }
  if (content.kind === 'item' && content.what.type === 'free-rounds') {
    // An item without a price would be a bonus, not an item of the store.
    if (content.points === 0) wrong('points')
    needs.judgeGame(content.what.gameKey, content.what.stakeMinor)
  }
  if (content.kind !== 'ladder') return
  if (key !== 'ladder') wrong('key')
  const { levels } = content
  if (new Set(levels.map(({ levelId }) => levelId)).size < levels.length) wrong('levelId')
  if (new Set(levels.map(({ requiredPoints }) => requiredPoints)).size < levels.length) wrong('requiredPoints')
  if (!levels.some(({ requiredPoints }) => requiredPoints === 0)) wrong('requiredPoints')
}

function textsOf(content: DefinitionContent): (readonly [field: string, texts: Texts])[] {
  if (content.kind === 'ladder')
    return content.levels.flatMap(({ name, description }) => [
      ['name', name] as const,
      ['description', description] as const,
    ])
  return [['name', content.name], ...('description' in content ? [['description', content.description] as const] : [])]
}
