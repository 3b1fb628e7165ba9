import { PLAYERS_MAX } from '#contract/shapes/campaigns.ts'
import type { useTexts } from '../use-texts.ts'

/** Players of a list, as it was pasted or stands in a file; or the first line that is no player's number, or that they are too many. */
export type PlayerList =
  | { readonly playerIds: number[] }
  | { readonly problem: 'empty' | 'too-many' }
  | { readonly problem: 'not-a-number'; readonly line: number; readonly words: string }

const NUMBER = /^\d{1,16}$/

/**
 * Reads numbers that are apart by blanks, commas, semicolons or lines. Of a table the first column is read, and a first line without
 * any number is its head.
 */
export function readPlayerList(text: string): PlayerList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const isTable = lines.some((line) => /[;,\t].*\p{L}/u.test(line) || /\p{L}.*[;,\t]/u.test(line))
  const playerIds: number[] = []
  for (const [at, line] of lines.entries()) {
    const words = line.split(/[\s,;"]+/).filter(Boolean)
    const read = isTable ? words.slice(0, 1) : words
    if (playerIds.length === 0 && words.length > 0 && words.every((word) => !/\d/.test(word))) continue
    const wrong = read.find((word) => !NUMBER.test(word) || !isNumberOfPlayer(Number(word)))
    if (wrong !== undefined) return { problem: 'not-a-number', line: at + 1, words: wrong.slice(0, 40) }
    playerIds.push(...read.map(Number))
    if (playerIds.length > PLAYERS_MAX) return { problem: 'too-many' }
  }
  return playerIds.length > 0 ? { playerIds } : { problem: 'empty' }
}

const isNumberOfPlayer = (value: number): boolean => Number.isSafeInteger(value) && value > 0

/** What is wrong with a list, in words. */
export function problemOfList(
  list: Exclude<PlayerList, { readonly playerIds: number[] }>,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (list.problem === 'not-a-number') return t('playerLists.wrongLine', { line: list.line, words: list.words })
  return t(list.problem === 'empty' ? 'playerLists.emptyList' : 'playerLists.tooMany')
}
