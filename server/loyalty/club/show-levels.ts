import type { Static } from 'typebox'
import type { LevelShown } from '#contract/shapes/loyalty.ts'
import { nameIn } from '../definitions/name-in.ts'
import type { LanguageCode } from '../needs.ts'
import type { Level } from '../points/levels.ts'

/**
 * A level with the field names of the specification (player-site §3). Counters and pictures of levels do not exist in
 * this club.
 */
export function showLevel(level: Level, language: LanguageCode, fallback: LanguageCode): Static<typeof LevelShown> {
  return {
    id: level.levelId,
    name: nameIn(level.name, language, fallback),
    description: nameIn(level.description, language, fallback),
    image: '',
    requiredPoints: level.requiredPoints,
    visibilityPoints: level.visibilityPoints,
    requiredLevelCounter1: null,
    requiredLevelCounter2: null,
    customData: null,
  }
}
