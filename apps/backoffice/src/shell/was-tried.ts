import { createContext, useContext } from 'react'

/** True inside a dialog whose button was pressed once: from then on every field says what is wrong with it. */
export const WasTried = createContext(false)

/** What is wrong with a field, once that is worth saying: when something stands in it, or its dialog was tried. */
export function useProblem(value: string, problem: string | undefined): string | undefined {
  const wasTried = useContext(WasTried)
  return wasTried || value !== '' ? problem : undefined
}
