import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  text: 'Vstup jen pro dospělé',
  explanation: 'Potvrďte, že vám je 18 let nebo víc. Mladší hrát nesmějí a věk ověřujeme i při registraci.',
  button: 'Je mi 18 nebo víc',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  explanation: 'Potvrď, že ti je 18 let nebo víc. Mladší hrát nesmějí a věk ověřujeme i při registraci.',
}
