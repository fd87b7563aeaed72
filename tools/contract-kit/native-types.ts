import type { InferInput, InferOutput } from 'valibot';
import type { nativeInbound, nativeMessages, nativeMethods } from '../../src/contract/shell/native';

type Methods = typeof nativeMethods;
type Messages = typeof nativeMessages;

export type NativeMethods = {
  readonly [Name in keyof Methods]: {
    readonly params: InferOutput<Methods[Name]['params']>;
    readonly answer: InferInput<Methods[Name]['answer']>;
  };
};
export type NativeMessages = { readonly [Name in keyof Messages]: InferInput<Messages[Name]> };
export type NativeInbound = InferInput<typeof nativeInbound>;
