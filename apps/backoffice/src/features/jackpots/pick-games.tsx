import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listGames } from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../shell/api.ts'
import { matchesWords } from '../../shell/matches-words.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Props = { readonly picked: readonly string[]; readonly onPick: (gameKeys: readonly string[]) => void }

/** Which games are in a pool: found by their name, ticked one by one or all at once. Shared games are never. */
export function PickGames({ picked, onPick }: Props) {
  const { t, language } = useTexts()
  const [words, setWords] = useState('')
  const games = useQuery({ queryKey: ['games'], queryFn: () => ask(api(listGames, { query: {} })) }).data?.games ?? []
  const found = games
    .filter(({ name, engine }) => engine !== 'crash' && matchesWords(name, words))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  const toggle = (key: string) => onPick(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  return (
    <fieldset className="f">
      <legend>{t('jackpots.pick', { count: picked.length })}</legend>
      <TextField label={t('jackpots.find')} value={words} onWrite={setWords} type="search" />
      <span className="row wrap">
        <button
          type="button"
          className="btn"
          onClick={() => onPick([...new Set([...picked, ...found.map(({ key }) => key)])])}
        >
          {t('jackpots.pickShown')}
        </button>
        <button type="button" className="btn" onClick={() => onPick([])}>
          {t('jackpots.pickNone')}
        </button>
      </span>
      <div className="s" style={{ maxHeight: '11rem', overflowY: 'auto' }}>
        {found.map(({ key, name }) => (
          <label key={key} className="row">
            <input type="checkbox" checked={picked.includes(key)} onChange={() => toggle(key)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
