import { readLook } from '#config/read-texts.ts'
import { describe, expect, test } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { targets } from '#config/targets.ts'
import { houseSections } from './house-sections.ts'
import type { LobbyGame } from './lobby-game.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'
import { railOfSection } from './rail-of-section.ts'
import { fillSlot } from './sections.ts'

const game = (key: string, tags: readonly string[], start = '2026-01-01') =>
  ({ key, name: key, tags, start }) as unknown as LobbyGame

const GAMES = [
  game('Pear', ['slots', 'fruits', 'recommended'], '2026-03-01'),
  game('Plum', ['slots', 'fruits', 'exclusive'], '2026-05-01'),
  game('Fig', ['slots', 'fruits', 'exclusive'], '2026-04-01'),
  game('Ruby', ['slots', 'diamonds'], '2026-02-01'),
  game('Opal', ['slots', 'diamonds'], '2026-01-01'),
  game('Wheel', ['roulette']),
  game('Poker', ['cards']),
]
const JACKPOTS = [{ poolId: 7, gameKeys: ['Pear'] }] as unknown as readonly LobbyJackpot[]

describe('the house’s own content', () => {
  test('shows similar games beside a game, each once and never itself', () => {
    expect(houseSections.besideGame(GAMES, 'Pear').map(({ id, gameKeys }) => [id, gameKeys])).toEqual([
      ['fruits', ['Plum', 'Fig']],
      ['slots', ['Ruby', 'Opal']],
    ])
    expect(houseSections.besideGame(GAMES, 'Wheel')).toEqual([])
    expect(houseSections.besideGame(GAMES, 'Nothing')).toEqual([])
  })

  test('shows beside a game only the jackpot that it can win', () => {
    expect(houseSections.jackpotOf(JACKPOTS, 'Pear').map(({ id }) => id)).toEqual(['7'])
    expect(houseSections.jackpotOf(JACKPOTS, 'Plum')).toEqual([])
  })

  test('a campaign is a banner, beside a game only where it is about that game', () => {
    const offer = { campaignId: 'a', name: '', gift: '', until: '', gameKeys: ['Pear'] }
    const offers = [
      { ...offer, isOfGames: true },
      { ...offer, campaignId: 'b', isOfGames: false },
    ]
    expect(houseSections.promotions(offers).map(({ id, type }) => [id, type])).toEqual([
      ['a', 'BANNER'],
      ['b', 'BANNER'],
    ])
    expect(houseSections.promotionsOf(offers, 'Pear').map(({ id }) => id)).toEqual(['a'])
    expect(houseSections.promotionsOf(offers, 'Plum')).toEqual([])
    const slot = brands[targets[0]].lobby.widgets.lobby_secondary_widget
    const secondary = fillSlot(slot, [...houseSections.jackpots(JACKPOTS), ...houseSections.promotions(offers)])
    expect(secondary.map(({ type }) => type)).toEqual(['JACKPOT_SINGlE'])
  })

  test('shows the newest games at the bottom, newest first', () => {
    expect(houseSections.bottom(GAMES)[0]?.gameKeys.slice(0, 3)).toEqual(['Plum', 'Fig', 'Pear'])
  })

  test('a carousel is a rail of its tag, says how many games there are in all, and leads to them', () => {
    const [section] = houseSections.besideGame(GAMES, 'Pear')
    if (!section) throw new Error('No section.')
    expect(railOfSection(section, { games: GAMES, tags: [{ key: 'fruits', type: 'Genre' }] })).toMatchObject({
      tag: 'fruits',
      filter: 'genre',
      total: 3,
    })
  })
})

// Every slot of a brand must have content of the house that can fill it.
describe.each(targets)('every slot of %s', (target) => {
  const { widgets, sliderSlidesCount } = brands[target].lobby
  const { heroGames } = readLook(target)
  const offered = {
    lobby_primary_widget: houseSections.primaryWidget(heroGames, sliderSlidesCount),
    lobby_primary_slider_with_3D: houseSections.primarySlider(heroGames, sliderSlidesCount),
    lobby_secondary_widget: houseSections.jackpots(JACKPOTS),
    lobby_bottom: houseSections.bottom(GAMES),
    games_list: houseSections.nothingFound(GAMES),
    game_section: houseSections.besideGame(GAMES, 'Pear'),
    sidebar_widget: houseSections.jackpotOf(JACKPOTS, 'Pear'),
    live_dealer_games_list: houseSections.liveDealer(GAMES),
  } satisfies Record<keyof typeof widgets, unknown>

  test.each(Object.keys(offered) as (keyof typeof offered)[])('%s is filled, to its number', (slot) => {
    const shown = fillSlot(widgets[slot], offered[slot])
    const taken = offered[slot].filter(({ type }) => widgets[slot].allowedSectionTypes.includes(type))
    expect(shown.length).toBeGreaterThan(0)
    if (slot === 'lobby_bottom' || slot === 'live_dealer_games_list') expect(shown).toEqual(taken)
    expect(shown).toHaveLength(Math.min(widgets[slot].maxCount, taken.filter(({ gameKeys }) => gameKeys.length).length))
  })
})
