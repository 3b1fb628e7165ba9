import { useMutation } from '@tanstack/react-query'
import { checkVenueAddress } from '#contract/play-v1/staff-places.ts'
import { splitStreet } from '#contract/split-street.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { VenueDraft } from './venue-draft.ts'

type Place = Pick<VenueDraft, 'street' | 'town' | 'postCode'>
type Props = { readonly draft: Place; readonly onTake: (place: Place) => void }

/** The address in the parts that the register knows. */
function partsOf({ street: line, town, postCode }: Place) {
  const { street, houseNumber } = splitStreet(line)
  return { street, houseNumber, town: town.trim(), postCode: postCode.trim() }
}
type Parts = ReturnType<typeof partsOf>

const areSame = (one: Parts, other: Parts): boolean =>
  (['street', 'houseNumber', 'town', 'postCode'] as const).every((part) => one[part] === other[part])

/** Validates the typed address with the register of the market, and offers alternatives. */
export function AddressCheck({ draft, onTake }: Props) {
  const { t } = useTexts()
  const written = partsOf(draft)
  const check = useMutation({ mutationFn: (query: Parts) => ask(api(checkVenueAddress, { query })) })
  const isWhole = written.houseNumber !== '' && written.town !== '' && written.postCode.length > 2
  // The result of another address says nothing about this one.
  const isOfThis = check.variables !== undefined && areSame(check.variables, written)
  const found = isOfThis ? check.data : undefined
  // The same address once more is no alternative.
  const others = found?.match === 'EXACT' ? [] : (found?.suggestions ?? [])
  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={!isWhole || check.isPending}
        onClick={() => (isWhole && !check.isPending ? check.mutate(written) : undefined)}
      >
        {t('places.checkAddress')}
      </Button>
      {isWhole ? null : <span className={textStyles.small}> {t('places.addressWhole')}</span>}
      <div aria-live="polite" className={textStyles.small}>
        {check.isError && isOfThis ? <ProblemNote error={check.error} /> : null}
        {found ? (
          <Status kind={found.match === 'EXACT' ? 'ok' : 'wait'}>{t(`places.addressMatch.${found.match}`)}</Status>
        ) : null}
        <ul>
          {others.map(({ label, street, houseNumber, town, postCode }) => (
            <li key={label}>
              {label}{' '}
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  const place = { street: `${street} ${houseNumber}`.trim(), town, postCode }
                  onTake(place)
                  check.mutate(partsOf(place))
                }}
              >
                {t('places.takeAddress')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
