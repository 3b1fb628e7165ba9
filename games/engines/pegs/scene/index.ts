import './style.css'
import type { PegsDefinition, PegsOutcome } from '../../../kit/protocol/bets.ts'
import { facts, segments } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import { chanceOf } from '../description/index.ts'
import type { PegsText } from '../description/texts.ts'
import { createPegBoard } from './peg-board.ts'

type Risk = PegsDefinition['boards'][number]['risk']

/** A ball over pegs: the bet is a board, chosen by its number of rows and its risk. */
export const createScene: CreateBetScene<PegsDefinition, PegsOutcome, PegsText> = async (needs) => {
  const { definition, words, controls, sound } = needs
  const { say } = words
  const { boards, coins } = definition
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  const view = createPegBoard(stage, definition, needs.game, words)
  const kept = Number(needs.recall('board') ?? -1)
  let board = boards[kept] ? kept : 0
  const shown = facts()
  const rowsChoices = [...new Set(boards.map(({ rows }) => rows))].toSorted((a, b) => a - b)
  const riskChoices = (['low', 'medium', 'high'] as const).filter((risk) => boards.some((one) => one.risk === risk))

  const find = (rows: number, risk: Risk): number => {
    const exact = boards.findIndex((one) => one.rows === rows && one.risk === risk)
    return exact === -1 ? boards.findIndex((one) => one.rows === rows) : exact
  }
  const choose = (next: number): void => {
    board = next
    needs.keep('board', String(board))
    sound.tick()
    rowsControl.set(boards[board]?.rows ?? 0)
    riskControl.set(boards[board]?.risk ?? 'low')
    change()
  }
  const rowsControl = segments({
    label: say('rows'),
    className: rowsChoices.length > 5 ? 'wrap' : '',
    options: rowsChoices.map((rows) => ({ value: rows, label: String(rows) })),
    value: boards[board]?.rows ?? 0,
    onChoose: (rows) => choose(find(rows, boards[board]?.risk ?? 'low')),
  })
  const riskControl = segments<Risk>({
    label: say('risk'),
    options: riskChoices.map((risk) => ({ value: risk, label: say(risk) })),
    value: boards[board]?.risk ?? 'low',
    onChoose: (risk) => {
      const rows = boards[board]?.rows ?? 0
      const exact = boards.findIndex((one) => one.rows === rows && one.risk === risk)
      choose(exact === -1 ? boards.findIndex((one) => one.risk === risk) : exact)
    },
  })
  if (rowsChoices.length > 1) controls.append(rowsControl.element)
  if (riskChoices.length > 1) controls.append(riskControl.element)
  controls.append(shown.element)

  function writeFacts(): void {
    const { rows, pays } = boards[board] ?? { rows: 0, pays: [] }
    const most = Math.max(0, ...pays)
    shown.write([
      [say('edge'), words.percent(chanceOf(rows, 0) * 2)],
      [say('best'), words.money(Math.round((most * needs.stake()) / coins))],
    ])
  }
  function change(): void {
    writeFacts()
    view.setBoard(board)
    needs.onChange()
  }
  writeFacts()
  view.setBoard(board)

  return {
    opening: () => ({ label: say('drop'), bet: { board } }),
    stakeChanged: writeFacts,
    lock(isLocked) {
      rowsControl.lock(isLocked)
      riskControl.lock(isLocked)
    },
    start: () => view.start(),
    abandon: () => view.abandon(),
    async show({ bet, path, box, winMinor, stakeMinor }, { mood, isResumed }) {
      if (bet.board !== board) {
        board = bet.board
        rowsControl.set(boards[board]?.rows ?? 0)
        riskControl.set(boards[board]?.risk ?? 'low')
        writeFacts()
        view.setBoard(board)
      }
      if (stage.isReduced || isResumed) view.place(box)
      else await view.fall(path, (step) => (step === path.length ? sound.land(2) : sound.tick()))
      view.settle(box, winMinor > stakeMinor, mood)
    },
    skip: () => stage.motion.skip(),
    reduceMotion(isReduced) {
      stage.isReduced = isReduced
      if (isReduced) stage.motion.skip()
    },
  }
}
