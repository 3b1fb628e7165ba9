import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  text: 'Csak felnőtteknek',
  explanation:
    'Erősítse meg, hogy elmúlt 18 éves. Fiatalabbak nem játszhatnak, és az életkorát regisztrációkor is ellenőrizzük.',
  button: 'Elmúltam 18 éves',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  explanation:
    'Erősítsd meg, hogy elmúltál 18 éves. Fiatalabbak nem játszhatnak, és az életkorodat regisztrációkor is ellenőrizzük.',
}
