import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listGames } from '#contract/play-v1/backoffice.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { api, ask } from '../../shell/api.ts'
import { matchesWords } from '../../shell/matches-words.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Props = { readonly picked: readonly string[]; readonly onPick: (gameKeys: readonly string[]) => void }

export function useGames() {
  return useQuery({ queryKey: ['games'], queryFn: () => ask(api(listGames, { query: {} })) }).data?.games ?? []
}

/** Selects the games of a tournament: searched by name and ticked. */
export function PickGames({ picked, onPick }: Props) {
  const { t, language } = useTexts()
  const [words, setWords] = useState('')
  const found = useGames()
    .filter(({ name }) => matchesWords(name, words))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  const toggle = (key: string) => onPick(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  return (
    <fieldset>
      <legend>{t('tournaments.games', { count: picked.length })}</legend>
      <TextField label={t('jackpots.find')} value={words} onWrite={setWords} type="search" />
      <div className={textStyles.small} style={{ maxHeight: '11rem', overflowY: 'auto' }}>
        {found.map(({ key, name }) => (
          <label key={key} className={layout.row}>
            <input type="checkbox" checked={picked.includes(key)} onChange={() => toggle(key)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
