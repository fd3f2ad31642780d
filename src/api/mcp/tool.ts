import type { z } from 'zod'
import type { McpContext, Outcome } from './tools.ts'

/** One tool: how it is announced, and what it does. */
export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  output: z.ZodObject
  /** How much of the limit a call uses, in requests. */
  cost: number
  /** Makes the result. `args` have passed `input`. */
  run(context: McpContext, args: never): Promise<Outcome<Record<string, unknown>>>
  /** The short text of a result. */
  text(args: never, output: never): string
}

/** Types a tool by its schemas. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(definition: {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  cost?: number
  run(context: McpContext, args: z.infer<Input>): Promise<Outcome<z.infer<Output>>>
  text(args: z.infer<Input>, output: z.infer<Output>): string
}): Tool => ({ cost: 1, ...definition }) as unknown as Tool
