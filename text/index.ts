export { fillCompiled, type CompiledMessage, type TextValues } from './fill-compiled.ts'
