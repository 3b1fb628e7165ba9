import { useGameNames } from '../use-game-names.ts'
import { useTexts } from '../use-texts.ts'
import { writeLookValue } from './write-look-value.ts'

/** A value of a look with the names of the studio: letters, rows and games by their names. */
export function LookValue({ field, value }: { readonly field: string; readonly value: string }) {
  const { or } = useTexts()
  const nameOfGame = useGameNames()
  return writeLookValue({ field, value }, { or, nameOfGame })
}
