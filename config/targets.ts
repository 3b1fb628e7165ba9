/** Every brand we run. The name of its folder in `brands/`, of `data-brand` in the page and of `APP_TARGET`. */
export const targets = [
  'onling_cz',
  'onling_sk',
  'tolar_cz',
  'go4games_sk',
  'mod_cz',
  'magic_cz',
  '3eprojekt_cz',
  'bonver_cz',
  'gameworld_sk',
  '69games_cz',
  'eurogold_sk',
  'luckybet_cz',
  'rebuystars_sk',
] as const
export type Target = (typeof targets)[number]

export function isTarget(value: string): value is Target {
  return (targets as readonly string[]).includes(value)
}
