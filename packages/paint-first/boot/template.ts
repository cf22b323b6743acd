/**
 * The page around what React renders. It differs from the framework's own template (3.10) in one thing: the bundles are named
 * in a data block and started by ./loader.js, which is among the tags of the head, so that reading comes before script.
 */
export const template = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script type="application/json" id="a-bundles"><%~ JSON.stringify([...new Set(it.scripts)].map((script) => it.baseUrl + script)) %></script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
