import { createContext, useContext } from 'react'

/** True inside a dialog whose submit button was pressed once: from then on every field shows its problem. */
export const WasTried = createContext(false)

/** The problem of a field, shown once it has input, or its dialog was submitted. */
export function useProblem(value: string, problem: string | undefined): string | undefined {
  const wasTried = useContext(WasTried)
  return wasTried || value !== '' ? problem : undefined
}
