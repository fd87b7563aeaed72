export default function Home() {
  return <h1>The portal</h1>;
}
