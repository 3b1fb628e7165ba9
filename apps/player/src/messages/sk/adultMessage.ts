import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  text: 'Vstup len pre dospelých',
  explanation: 'Potvrďte, že máte 18 rokov alebo viac. Mladší hrať nesmú a vek overujeme aj pri registrácii.',
  button: 'Mám 18 alebo viac',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  explanation: 'Potvrď, že máš 18 rokov alebo viac. Mladší hrať nesmú a vek overujeme aj pri registrácii.',
}
