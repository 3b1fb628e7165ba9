import { useTexts } from '../../shell/use-texts.ts'

/** Name of a gateway by its key; registers have their own names already. */
export function usePartnerName(): (name: string) => string {
  const { or } = useTexts()
  return (name) => or(`gateway.${name}`, name)
}
