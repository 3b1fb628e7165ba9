import { useQuery } from '@tanstack/react-query'
import { getMainCurrency } from '#contract/capi-v1.1/currency.ts'
import { api, ask } from './api.ts'

/** The currency of the market, once it is known. */
export function useMainCurrency() {
  return useQuery({ queryKey: ['main-currency'], queryFn: () => ask(api(getMainCurrency, {})) }).data?.currency
}
