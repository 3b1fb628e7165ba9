import type { DiceBet, DiceDefinition } from '../../../kit/protocol/bets.ts'
import { segments, slider } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds } from '../../../kit/scene/bet-scene.ts'
import { writeTimes } from '../description/index.ts'
import type { DiceText } from '../description/texts.ts'

type Choices = {
  readonly target: number
  readonly side: DiceBet['side']
  readonly isLimit: boolean
  readonly onTarget: (target: number) => void
  readonly onSide: (side: DiceBet['side']) => void
}

/** The choices before a roll: the chance, and the side where the game has two. They are stored for the next visit. */
export function createDiceControls(
  {
    definition,
    words,
    sound,
    keep,
  }: Pick<BetSceneNeeds<DiceDefinition, DiceText>, 'definition' | 'words' | 'sound' | 'keep'>,
  { target, side, isLimit, onTarget, onSide }: Choices,
) {
  const { targets, sides, coins } = definition
  const { say } = words
  const chance = slider({
    label: isLimit ? say('limit') : say('target'),
    min: 0,
    max: targets.length - 1,
    value: target,
    write: (at) => `×${writeTimes(words, ((targets[at]?.pays ?? 0) * 100) / coins)}`,
    onChoose: (at) => {
      keep('target', String(at))
      sound.tick()
      onTarget(at)
    },
  })
  if (sides.length < 2) return { chance, sideChoice: undefined }
  const sideChoice = segments({
    label: say('side'),
    options: sides.map((one) => ({ value: one, label: say(one) })),
    value: side,
    onChoose: (one) => {
      keep('side', one)
      sound.tick()
      onSide(one)
    },
  })
  return { chance, sideChoice }
}
