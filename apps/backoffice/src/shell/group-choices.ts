/** How many of each group are shown; the others are counted. */
const SHOWN_OF_GROUP = 3

export type ChoiceGroup<Choice> = {
  readonly name: string
  readonly choices: readonly Choice[]
  /** Of how many. */
  readonly count: number
}

/** Choices in the order of their groups, a few of each with the count of all; narrowed to one group, all of it. */
export function groupChoices<Choice extends { readonly group: string }>(
  choices: readonly Choice[],
  { only, isWhole = false }: { readonly only?: string | undefined; readonly isWhole?: boolean } = {},
): ChoiceGroup<Choice>[] {
  const groups = Map.groupBy(choices, ({ group }) => group)
  const named = [...groups].filter(([name]) => only === undefined || !groups.has(only) || name === only)
  return named.map(([name, all]) => {
    const isShort = !isWhole && name !== only
    return { name, choices: isShort ? all.slice(0, SHOWN_OF_GROUP) : all, count: all.length }
  })
}
