import type { BrandDefinition } from '../brand.ts'
import type { Target } from '../targets.ts'
import { brand as onlingCz } from './onling_cz/brand.ts'
import { brand as onlingSk } from './onling_sk/brand.ts'
import { brand as tolarCz } from './tolar_cz/brand.ts'
import { brand as go4gamesSk } from './go4games_sk/brand.ts'
import { brand as modCz } from './mod_cz/brand.ts'
import { brand as magicCz } from './magic_cz/brand.ts'
import { brand as n3eprojektCz } from './3eprojekt_cz/brand.ts'
import { brand as bonverCz } from './bonver_cz/brand.ts'
import { brand as gameworldSk } from './gameworld_sk/brand.ts'
import { brand as n69gamesCz } from './69games_cz/brand.ts'
import { brand as eurogoldSk } from './eurogold_sk/brand.ts'
import { brand as luckybetCz } from './luckybet_cz/brand.ts'
import { brand as rebuystarsSk } from './rebuystars_sk/brand.ts'

export const brands: Readonly<Record<Target, BrandDefinition>> = {
  onling_cz: onlingCz,
  onling_sk: onlingSk,
  tolar_cz: tolarCz,
  go4games_sk: go4gamesSk,
  mod_cz: modCz,
  magic_cz: magicCz,
  '3eprojekt_cz': n3eprojektCz,
  bonver_cz: bonverCz,
  gameworld_sk: gameworldSk,
  '69games_cz': n69gamesCz,
  eurogold_sk: eurogoldSk,
  luckybet_cz: luckybetCz,
  rebuystars_sk: rebuystarsSk,
}
