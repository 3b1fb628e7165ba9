import { tool } from '../../../kit/scene/bet-controls.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { RouletteText } from '../description/texts.ts'
import type { createChipStack } from './chip-stack.ts'

type Needs = {
  readonly words: Pick<Words<RouletteText>, 'say'>
  readonly stack: ReturnType<typeof createChipStack>
  readonly onChange: () => void
  /** Called when the limits do not allow the chips. */
  readonly onRefused: () => void
}

/** Buttons for the chips on the table: undo, clear, repeat, double. */
export function createChipTools({ words: { say }, stack, onChange, onRefused }: Needs) {
  const undo = tool(say('undo'), () => {
    stack.undo()
    onChange()
  })
  const clear = tool(say('clear'), () => {
    stack.clear()
    onChange()
  })
  const repeat = tool(say('repeat'), () => {
    if (!stack.repeat()) onRefused()
    onChange()
  })
  const double = tool(say('double'), () => {
    if (!stack.double()) onRefused()
    onChange()
  })
  return {
    buttons: [undo, clear, repeat, double],
    /** Updates which of them are enabled. */
    write(isLocked: boolean): void {
      undo.disabled = isLocked || !stack.canUndo
      clear.disabled = isLocked || stack.totalMinor === 0
      repeat.disabled = isLocked || !stack.canRepeat
      double.disabled = isLocked || stack.totalMinor === 0
    },
    keys: {
      u: () => undo.click(),
      c: () => clear.click(),
      e: () => repeat.click(),
      d: () => double.click(),
    },
  }
}
