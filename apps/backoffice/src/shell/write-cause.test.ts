import { expect, it } from 'vitest'
import { campaignsCs } from '../texts/campaigns/cs.ts'
import { writeCause } from './write-cause.ts'

const or = (key: string, fallback: string) => (campaignsCs as Readonly<Record<string, string>>)[key] ?? fallback

it.each([
  ['deposit:01a2', 'vklad 01a2'],
  ['hand:3', 'ručně 3'],
  ['taken', 'hráč si o něj řekl'],
  ['unheard:of', 'unheard of'],
])('%s is %s', (cause, words) => expect(writeCause({ or }, cause)).toBe(words))
