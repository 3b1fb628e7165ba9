import { useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { judgeSelfTest } from './judge-self-test.ts'

const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const
const ANSWERS = ['never', 'sometimes', 'often', 'always'] as const

/** Nine questions about one's own play. The answers stay in the page: they are neither sent nor stored. */
export default function SelfTest() {
  const t = useTranslations('pages.test')
  const id = useId()
  const [points, setPoints] = useState<number | 'missing'>()
  return (
    <form
      className="page-part page-part-test"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const given = QUESTIONS.map((question) => form.get(question))
        setPoints(given.includes(null) ? 'missing' : given.reduce((sum, answer) => sum + Number(answer), 0))
      }}
    >
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      {QUESTIONS.map((question) => (
        <fieldset key={question}>
          <legend>{t(question)}</legend>
          {ANSWERS.map((answer, value) => (
            <label key={answer}>
              <input type="radio" name={question} value={value} />
              {t(answer)}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" className={buttonClass('outlined', 'large')} aria-describedby={`${id}-result`}>
        {t('show')}
      </button>
      <output id={`${id}-result`}>
        {points === 'missing' ? t('missing') : null}
        {typeof points === 'number' ? (
          <>
            <b>{t('points', { points })}</b> {t(judgeSelfTest(points))}
          </>
        ) : null}
      </output>
      <small>{t('source')}</small>
    </form>
  )
}
