import { describe, expect, it } from 'vitest'
import { filterGames, readGamesFilter, type StaffGame } from './filter-games.ts'

const game = (key: string, name: string, isEnabled: boolean): StaffGame => ({
  key,
  name,
  isEnabled,
  engine: 'lines',
  rtp: '95.0',
  volatility: 'medium',
  maxWinX: 100,
  definitionHash: 'a',
  mathematicsHash: 'b',
  isSheetGreen: true,
  isOffered: true,
  version: 1,
  provider: 'tolar-games',
  tags: [],
  legalTexts: [],
  isGamePlanVisible: true,
  bonusPercent: 100,
  iconUrl: '',
  coverUrl: '',
  hasOwnIcon: false,
  hasOwnCover: false,
  gamePlanUrl: null,
  drift: 'none',
  changedAt: null,
  changedBy: null,
  explanation: null,
})
const games = [game('OvocnyKolotoc', 'Ovocný kolotoč', true), game('CertAKaca', 'Čert a Káča', false)]
const keysOf = (query: string) => filterGames(games, readGamesFilter(new URLSearchParams(query))).map(({ key }) => key)

describe('the list of games', () => {
  it('finds by name and key, ignoring accents', () => {
    expect(keysOf('find=cert kaca')).toEqual(['CertAKaca'])
    expect(keysOf('find=kolotoc')).toEqual(['OvocnyKolotoc'])
  })
  it('shows enabled ones, disabled ones, or all', () => {
    expect(keysOf('switch=on')).toEqual(['OvocnyKolotoc'])
    expect(keysOf('switch=off')).toEqual(['CertAKaca'])
    expect(keysOf('switch=sometimes')).toHaveLength(2)
  })
})
