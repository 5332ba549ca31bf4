import './tailwind.css';
import { Button, Heading } from 'agency-ui';
import { createRoot } from 'react-dom/client';
import { wide } from './wide.module.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <main>
      <Heading>Stages by the sea</Heading>
      <h2>A heading of the application</h2>
      <Button className="px-[41px]">Ask</Button>
      <Button className={wide}>Call</Button>
    </main>,
  );
}
