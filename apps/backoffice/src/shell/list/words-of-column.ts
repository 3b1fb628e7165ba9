import type { ListColumn } from '#contract/lists/list.ts'
import type { useTexts } from '../use-texts.ts'

type Word = { readonly value: string; readonly text: string }
type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'or' | 'under'>

/** The texts that a list shows for the values of a column, for its files; none where it shows values as they are. */
export function wordsOfColumn({ kind, choices, choiceText }: ListColumn, { t, or, under }: Texts): Word[] {
  if (kind === 'yes-no')
    return [
      { value: 'true', text: t('lists.yes') },
      { value: 'false', text: t('lists.no') },
    ]
  if (choiceText === undefined) return []
  // Values that are not listed, such as names of methods: whatever has a text.
  const values = choices ?? [...new Set(under(choiceText).map((key) => key.slice(choiceText.length + 1)))]
  return values.flatMap((value) => {
    const text = or(`${choiceText}.${value}`, value)
    return text === '' || text === value ? [] : [{ value, text }]
  })
}
