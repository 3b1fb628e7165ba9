import { tool } from '../../../kit/scene/bet-controls.ts'
import type { Words } from '../../../kit/tell/telling.ts'
import type { RouletteText } from '../tell/texts.ts'
import type { createChipStack } from './chip-stack.ts'

type Needs = {
  readonly words: Pick<Words<RouletteText>, 'say'>
  readonly stack: ReturnType<typeof createChipStack>
  readonly onChange: () => void
  /** The table is full. */
  readonly onRefused: () => void
}

/** Buttons for what lies on the table: take back, take away, lay the same again, lay twice as much. */
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
    /** Writes which of them can be pressed. */
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
