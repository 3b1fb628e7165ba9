import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  text: 'Только для взрослых',
  explanation:
    'Подтвердите, что вам исполнилось 18 лет. Младшим играть нельзя, возраст мы проверяем и при регистрации.',
  button: 'Мне уже есть 18',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  explanation: 'Подтверди, что тебе исполнилось 18 лет. Младшим играть нельзя, возраст мы проверяем и при регистрации.',
}
