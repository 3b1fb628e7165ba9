import { describe, expect, test } from 'vitest'
import { judgeNickname } from './judge-nickname.ts'

const person = { surname: 'Nováková', email: 'jana.nova@post.example' }
const judge = (name: string) => judgeNickname(name, person, 'Magic Planet')

describe('a nickname', () => {
  test.each(['Jana K', 'Zlatá_rybka', 'lovec.7', 'Óda na radost', 'Мишка', 'Tiểu Long', 'Epic Picasso', 'Petr11'])(
    '“%s” may be had',
    (name) => expect(judge(name)).toBeUndefined(),
  )

  test.each([
    ['ab', 'letters'],
    ['jana  k', 'letters'],
    ['-jana', 'letters'],
    ['<b>jana</b>', 'letters'],
    ['jana\u202Egnp', 'letters'],
    ['jana👑', 'letters'],
    ['Toǀar', 'letters'],
    ['ᴛolar', 'letters'],
    ['𝐓olar', 'letters'],
    ['Jana Nováková', 'personal'],
    ['novakova88', 'personal'],
    ['jana_nova', 'personal'],
    ['hrac 777123456', 'personal'],
    ['Admin', 'reserved'],
    ['Аdmin Jana', 'reserved'],
    ['p0dp0ra', 'reserved'],
    ['ToIar', 'reserved'],
    ['To1ar Petr', 'reserved'],
    ['Adrnin', 'reserved'],
    ['MagIc PIanet', 'reserved'],
    ['Magic-Planet', 'reserved'],
    ['FU_C.K you', 'offensive'],
    ['kuuurva', 'offensive'],
    ['Píča 69', 'offensive'],
    ['k0k0t', 'offensive'],
    ['баба бляди', 'offensive'],
    ['vãi lồn', 'offensive'],
    ['Geci1', 'offensive'],
  ])('“%s” is refused: %s', (name, fault) => expect(judge(name)).toBe(fault))
})
