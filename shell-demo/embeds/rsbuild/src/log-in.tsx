import type { FormEvent } from 'react';

/** Begins a session with the token, and goes back to the page that asked: it is right behind. */
export function LogIn({ onToken }: { onToken: (token: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onToken(String(new FormData(event.currentTarget).get('token')));
    window.history.back();
  };
  return (
    <form onSubmit={submit}>
      <input name="token" aria-label="Token" required />
      <button type="submit">Log in</button>
    </form>
  );
}
