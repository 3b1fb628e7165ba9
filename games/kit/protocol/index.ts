export type { Presentation, SheetFrame, ShownSymbol } from './presentation.ts'
export type { Mood, SceneCommand, SceneEvent } from './messages.ts'
export type { Cell, LinesOutcome, LinesSpin, LinesWin } from '../../engines/lines/math/lines-outcome.ts'
export type { LinesDefinition } from '../../engines/lines/math/lines-definition.ts'
