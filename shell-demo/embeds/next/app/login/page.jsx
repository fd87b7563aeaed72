'use client';
import { useRouter } from 'next/navigation';
import { useTold } from '../portal';

export default function LogIn() {
  const router = useRouter();
  const { told, setTold } = useTold();
  const logIn = (form) => {
    setTold({ ...told, session: { token: form.get('token') } });
    // The page that asked is right behind.
    router.back();
  };
  return (
    <form action={logIn}>
      <input name="token" aria-label="Token" required />
      <button type="submit">Log in</button>
    </form>
  );
}
